import { openEdgeFunctions } from './edge.ts'

const respond = openEdgeFunctions(process.env, (request) => request.headers.get('x-nf-client-connection-ip'))

export default respond

export const config = { path: '/functions/*' }
