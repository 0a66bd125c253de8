import { css } from '@linaria/core'
import type { EmergencyCopy, OfficeGroup } from '../content/emergency-copy.ts'
import { type Source, sources } from '../content/sources.ts'
import { fill } from '../i18n/fill.ts'
import { longDay } from '../i18n/format.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { phoneLink } from '../links/contact-links.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The offices that take reports, by country, each with a link to where one reports; deadlines link to their law. */
export function Offices({ copy }: { copy: EmergencyCopy }) {
  const language = useContentLanguage()
  return (
    <div className={offices}>
      <h2>{copy.officesHeading}</h2>
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
          <Group key={group.country} group={group} />
        ))}
      </table>
      <p>
        {copy.financial}{' '}
        <WordBreaks text={fill(copy.checked, { day: longDay(lastChecked(copy.officeGroups), language) })} />
      </p>
    </div>
  )
}

function Group({ group }: { group: OfficeGroup }) {
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
            <td>
              {phone && <a href={phoneLink(phone)}>{phone}</a>}{' '}
              {address ? <a href={url}>{address}</a> : contact}
            </td>
            <td>{purpose}</td>
            <td>{law ? <a href={sources[law].url}>{deadline}</a> : deadline}</td>
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
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.375rem var(--space-2) 0.375rem 0;
    border-block-start: var(--rule);
    text-align: start;
    vertical-align: top;
    font-weight: var(--weight);
    overflow-wrap: anywhere;
  }

  /* A number in one piece. */
  [href^='tel'] {
    margin-inline-end: 0.5em;
    white-space: nowrap;
  }

  thead th {
    border: 0;
    color: var(--ink-soft);
    font: 0.8125rem var(--font-plan);
  }

  th[scope='rowgroup'] {
    border-block-start: 2px solid var(--ink);
    font-weight: var(--weight-strong);
  }

  p {
    margin: var(--space-1) 0 0;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  /* On a phone each office is an entry. */
  @media screen and (width < 48rem) {
    thead {
      display: none;
    }

    th,
    td {
      display: block;
      padding: 0;
      border: 0;
    }

    tr {
      display: block;
      padding-block: var(--space-1);
      border-block-start: var(--rule);
    }

    th[scope='rowgroup'] {
      border: 0;
    }

    tr:has([scope='rowgroup']) {
      border-block-start: 2px solid var(--ink);
    }
  }

  /* A sheet of its own: on the wall the first hour has the other one. */
  @media print {
    break-before: page;

    table,
    thead th,
    p {
      font-size: 10pt;
    }

    th,
    td {
      padding: 1mm 2mm 1mm 0;
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
