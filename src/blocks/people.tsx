import { css } from '@linaria/core'
import { people, pictures } from '#pictures'
import { useLanguage } from '../i18n/language-provider.tsx'
import { inLanguage } from '../i18n/languages.ts'
import { mailLink, phoneLink } from '../links/contact-links.ts'
import { PictureElement } from '../ui/picture-element.tsx'
import { focusName, focusPlaces } from './focus.ts'

/** The people of the company: name and role, with a picture, languages, telephone and mail address where the facts have them. */
export function People() {
  const hasPictures = people.some(({ picture }) => picture !== undefined)
  return (
    <ul className={list}>
      {people.map((person) => (
        <PersonEntry key={person.name} person={person} hasPictures={hasPictures} />
      ))}
    </ul>
  )
}

/** Without anybody, pages have no block of people. */
export function countPeople(): number {
  return people.length
}

type Props = { person: (typeof people)[number]; hasPictures: boolean }

function PersonEntry({ person, hasPictures }: Props) {
  const { name, role, picture, focus, languages, phone, email } = person
  const { language } = useLanguage()
  const file = picture === undefined ? undefined : pictures[picture]
  return (
    <li>
      {file && (
        <PictureElement picture={file} alt={name} focus={focusName(focus)} sizes="6rem" eager={false} />
      )}
      {hasPictures && !file && (
        <span className={initials} aria-hidden="true">
          {name
            .split(' ')
            .map(([first]) => first)
            .join('')
            .slice(0, 3)}
        </span>
      )}
      <div>
        <strong>{name}</strong>
        <p>{inLanguage(role, language)}</p>
        {languages && <p>{inLanguage(languages, language)}</p>}
        {phone && (
          <p>
            <a href={phoneLink(phone)}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            <a href={mailLink(email)}>{email}</a>
          </p>
        )}
      </div>
    </li>
  )
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-3) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--space-2);
  }

  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: var(--ink-soft);
  }

  img {
    flex: none;
    display: block;
    width: 6rem;
    height: 6rem;
    object-fit: cover;
    ${focusPlaces}
  }
`

/* In a list with pictures, for somebody without one. */
const initials = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  background: var(--paper-sunken);
  color: var(--ink-soft);
  font-size: var(--text-h2);
`
