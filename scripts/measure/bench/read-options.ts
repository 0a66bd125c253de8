import { parseArgs } from 'node:util'

export type Options = {
  /** How many posts there are, the fewest first. */
  counts: readonly number[]
  hasPeers: boolean
}

/** Reads `--posts 10,1000 --peers`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      posts: { type: 'string', default: '10,1000,10000' },
      peers: { type: 'boolean', default: false },
    },
  })
  const counts = [...new Set(values.posts.split(',').map(Number))].sort((a, b) => a - b)
  if (!counts.every((count) => Number.isInteger(count) && count >= 1)) {
    throw new Error(`--posts: expected numbers such as 10,1000, found "${values.posts}"`)
  }
  return { counts, hasPeers: values.peers }
}
