import { growthOf } from './largest-files.ts'
import type { Run, State } from './measure-builds.ts'

export type Figure = {
  what: string
  value: number
  unit: '' | ' s' | ' MB'
  /** At most this; a figure without one is only told. */
  goal: number | undefined
}

export const project = 'this site'

/** What is asked of the builds, as far as these runs tell. */
export function figuresOf(runs: readonly Run[]): Figure[] {
  const counts = [...new Set(runs.map(({ posts }) => posts))]
  const find = (posts: number, state: State, builder = project) =>
    runs.find((run) => run.posts === posts && run.state === state && run.builder === builder)
  const [fewest = 0] = counts
  const figures: (Omit<Figure, 'value'> & { value: number | undefined })[] = [
    // The goals are for the three posts of the project, which take no longer than with a few more.
    ...(fewest <= 10
      ? ([
          ['nothing cached', 15],
          ['unchanged', 8],
        ] as const)
      : []
    ).map(([state, goal]) => ({
      what: `${format(fewest)} posts, ${state}, with images and compression`,
      value: find(fewest, state)?.wholeSeconds,
      unit: ' s' as const,
      goal,
    })),
    ...counts.flatMap((posts) => [
      {
        what: `${format(posts)} posts, nothing cached: time / Astro’s`,
        value: ratio(find(posts, 'nothing cached')?.seconds, find(posts, 'nothing cached', 'Astro')?.seconds),
        unit: '' as const,
        goal: posts >= 1000 ? 1 : undefined,
      },
      {
        what: `${format(posts)} posts, nothing cached: time / Astro’s with remark`,
        value: ratio(
          find(posts, 'nothing cached')?.seconds,
          find(posts, 'nothing cached', 'Astro with remark')?.seconds,
        ),
        unit: '' as const,
        goal: undefined,
      },
      ...(['one edited', 'one edited, no `dist`'] as const).map((state) => ({
        what: `${format(posts)} posts, ${state}: time / Hugo’s full build`,
        value: ratio(find(posts, state)?.seconds, find(posts, 'nothing cached', 'Hugo')?.seconds),
        unit: '' as const,
        goal: posts >= 10_000 ? 1 : undefined,
      })),
      {
        what: `${format(posts)} posts, nothing cached: memory`,
        value: find(posts, 'nothing cached')?.peakMegabytes,
        unit: ' MB' as const,
        goal: posts === 10_000 ? 1500 : undefined,
      },
    ]),
    ...counts
      .filter((posts) => posts > 1000)
      .flatMap((posts) => {
        const [few, many] = [find(1000, 'nothing cached'), find(posts, 'nothing cached')]
        const perPost = (run: Run | undefined, of: 'seconds' | 'peakMegabytes') => run && run[of] / run.posts
        const growth = few && many && growthOf(few.largest, many.largest)
        const perPosts = (
          [
            ['time', 'seconds'],
            ['memory', 'peakMegabytes'],
          ] as const
        ).map(([what, of]) => ({
          what: `${what} per post: with ${format(posts)} posts / with 1,000`,
          value: ratio(perPost(many, of), perPost(few, of)),
          unit: '' as const,
          goal: 1,
        }))
        return [
          ...perPosts,
          {
            what: `${growth?.kind} that visitors load: with ${format(posts)} posts / with 1,000`,
            // The number of a page has a digit more.
            value: growth && Math.round(growth.factor * 100) / 100,
            unit: '' as const,
            goal: 1,
          },
        ]
      }),
  ]
  return figures.flatMap(({ value, ...figure }) => (value === undefined ? [] : { ...figure, value }))
}

function ratio(ours: number | undefined, theirs: number | undefined): number | undefined {
  return ours === undefined || !theirs ? undefined : ours / theirs
}

function format(count: number): string {
  return count.toLocaleString('en')
}
