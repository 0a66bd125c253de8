import { Worker } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// What each process of a pool runs. Node cannot import TypeScript itself.
register()
const { worker, timeLimitMs = Infinity, memoryLimitMb = Infinity } = JSON.parse(process.argv[2])
const module = import(worker)
// A module that cannot be loaded fails its tasks, not the process.
module.catch(() => {})

/** Milliseconds of CPU time, at which the running task has to be done. */
const deadline = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity)

/** Runs in a thread of its own, since a task may never return to the event loop. */
function watch() {
  const { deadline, memoryLimitMb, parent } = require('node:worker_threads').workerData
  setInterval(() => {
    // A build that was killed stops nothing itself.
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    const { user, system } = process.cpuUsage()
    if ((user + system) / 1000 > deadline[0]) process.kill(process.pid, 'SIGTERM')
    if (process.memoryUsage.rss() / 2 ** 20 > memoryLimitMb) process.kill(process.pid, 'SIGKILL')
  }, 50)
}
if (timeLimitMs < Infinity || memoryLimitMb < Infinity) {
  new Worker(`(${watch})()`, {
    eval: true,
    execArgv: [],
    workerData: { deadline, memoryLimitMb, parent: process.ppid },
  }).unref()
}

async function run({ name, task }) {
  try {
    const act = (await module)[name]
    const { user, system } = process.cpuUsage()
    deadline[0] = (user + system) / 1000 + timeLimitMs
    return { result: await act(task) }
  } catch (error) {
    // A cloned error would lose the reason of a message.
    const { message = String(error), stack, reason } = error ?? {}
    return { error: { message, stack, reason } }
  } finally {
    deadline[0] = Infinity
  }
}

process.on('message', async (job) => process.send(await run(job)))
process.on('disconnect', () => process.exit())
