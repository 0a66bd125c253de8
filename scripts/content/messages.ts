/** All texts that writers read. */

/** What a report ends with. */
export const summaries = {
  /** `2 Fehler und 1 Hinweis in 1 von 3 Beiträgen` */
  count: (errors: number, hints: number, affected: number, posts: number) => {
    const found = [
      ...(errors > 0 ? [`${errors} Fehler`] : []),
      ...(hints > 0 ? [`${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}`] : []),
    ]
    return `${found.join(' und ')} in ${affected} von ${countPosts(posts, 'dative')}`
  },
  nothingWritten: 'Es wurde nichts geschrieben.',
  errorsStop: 'Mit Fehlern wird nichts veröffentlicht.',
  hintsPass: 'Hinweise verhindern die Veröffentlichung nicht.',
  nothingFound: (posts: number) => `${countPosts(posts)} geprüft, nichts zu beanstanden.`,
} as const

export const severities = { error: 'Fehler', hint: 'Hinweis' } as const

function countPosts(count: number, grammaticalCase?: 'dative'): string {
  if (count === 1) return '1 Beitrag'
  return `${count} ${grammaticalCase === 'dative' ? 'Beiträgen' : 'Beiträge'}`
}
