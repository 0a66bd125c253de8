import { z } from 'zod'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 08:00')

export const hours = z.strictObject({ opens: time, closes: time })

export type Hours = z.infer<typeof hours>
