/** Runs a task for each item in order, so many of them at the same time. The results are in the order of the items. */
export async function runAtOnce<Item, Result>(
  count: number,
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const work = async () => {
    for (const [index, item] of rest) results[index] = await run(item)
  }
  await Promise.all(Array.from({ length: count }, work))
  return results
}
