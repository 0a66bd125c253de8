import { css } from '@linaria/core'
import type { Person } from '../content/page-copy.ts'
import { TitledText } from '../ui/titled-text.tsx'

/** Who answers: people by name, with what they do, or roles without names. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className={list}>
      {people.map(({ name, role, text, photo }) => (
        <li key={name ?? role}>
          {photo && <img src={photo} alt="" width="160" height="160" loading="lazy" />}
          <TitledText title={name ?? role} text={name ? `${role}. ${text}` : text} />
        </li>
      ))}
    </ul>
  )
}

const list = css`
  display: grid;
  gap: var(--space-3) var(--space-4);

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  p {
    margin: 0;
  }
`
