import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// What Piscina loads in each thread: it cannot import TypeScript itself.
register()
const worker = import(workerData.worker)
// A module that cannot be loaded fails its tasks, not the thread.
worker.catch(() => {})

export default async function runTask({ id, name, task }) {
  try {
    const run = (await worker)[name]
    parentPort.postMessage(id)
    return await run(task)
  } catch (error) {
    // Some of Node's own errors lose their message between threads.
    throw Object.assign(new Error(error.message), { stack: error.stack })
  }
}
