import { css } from '@linaria/core'
import type { EmergencyCopy, OfficeGroup } from '../../content/emergency-copy.ts'
import { type Source, sources } from '../../content/sources.ts'
import { useContentLanguage } from '../../i18n/language-provider.tsx'
import { phoneLink } from '../../navigation/contact-links.ts'
import { fill } from '../../site/fill.ts'
import { longDay } from '../../site/format.ts'
import { WordBreaks } from '../../ui/word-breaks.tsx'

/** The offices that take reports, by country, each with a link to where one reports; deadlines link to their law. */
export function Offices({ copy }: { copy: EmergencyCopy }) {
  const language = useContentLanguage()
  return (
    <div className={offices}>
      <h2>{copy.officesHeading}</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {copy.officesHead.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          {copy.officeGroups.map((group) => (
            <Group key={group.country} group={group} head={copy.officesHead} />
          ))}
        </table>
      </div>
      <p>
        {copy.financial}{' '}
        <WordBreaks text={fill(copy.checked, { day: longDay(lastChecked(copy.officeGroups), language) })} />
      </p>
    </div>
  )
}

type GroupProps = { group: OfficeGroup; head: EmergencyCopy['officesHead'] }

function Group({ group, head }: GroupProps) {
  return (
    <tbody>
      <tr>
        <th colSpan={4} scope="rowgroup">
          {group.country}
        </th>
      </tr>
      {group.offices.map(({ source, name, contact, purpose, deadline, law }) => {
        const { url, phone, address }: Source = sources[source]
        return (
          <tr key={name}>
            <th scope="row">
              <a href={url}>
                <WordBreaks text={name} />
              </a>
            </th>
            <td data-head={head[1]}>
              {phone && <a href={phoneLink(phone)}>{phone}</a>}{' '}
              {address ? <a href={url}>{address}</a> : contact}
            </td>
            <td data-head={head[2]}>{purpose}</td>
            <td data-head={head[3]}>{law ? <a href={sources[law].url}>{deadline}</a> : deadline}</td>
          </tr>
        )
      })}
    </tbody>
  )
}

/** The day on which the oldest of the contacts was compared. */
function lastChecked(groups: readonly OfficeGroup[]): string {
  const days = groups.flatMap((group) => group.offices.map(({ source }): string => sources[source].checked))
  return days.toSorted()[0] ?? ''
}

const offices = css`
  [href^='tel'] {
    margin-inline-end: 0.5em;
    white-space: nowrap;
  }

  p {
    margin: var(--space-1) 0 0;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  @media screen {
    table {
      font-size: var(--text-small);
    }
  }

  /* A sheet of its own: on the wall the first hour has the other one. */
  @media print {
    break-before: page;

    p {
      font-size: 10pt;
    }

    a {
      color: inherit;
      text-decoration: none;
    }

    /* The address is in the next cell. */
    && a::after {
      content: none;
    }
  }
`
