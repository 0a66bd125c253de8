/** Runs a task for each item in order, so many of them at the same time. */
export async function runAtOnce<Item>(
  count: number,
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values()
  const work = async () => {
    for (const item of rest) await run(item)
  }
  await Promise.all(Array.from({ length: count }, work))
}
