import { css } from '@linaria/core'
import {
  type Annex,
  checkCountries,
  type Nis2CheckCopy,
  ranges,
  sectorsByAnnex,
  sizeFigures,
  specialCases,
} from '../../content/nis2-check-copy.ts'
import { fieldBox, tickLabel } from '../../style/fragments.ts'
import { ChoiceQuestion, questionList } from '../choice-question.tsx'

type Props = { copy: Nis2CheckCopy }

/** Seven questions: choices of one, a list of sectors, and what may be ticked. */
export function Questions({ copy }: Props) {
  const { questions, hints } = copy
  return (
    <div className={`${questionList} ${fields}`}>
      <ChoiceQuestion
        name="country"
        question={questions.country}
        options={checkCountries.map((country) => [country, copy.laws[country].name])}
      />
      <Sectors copy={copy} />
      {sizeFigures.map((figure) => (
        <ChoiceQuestion
          key={figure}
          name={figure}
          question={questions[figure]}
          hint={hints[figure === 'employees' ? 'employees' : 'money']}
          options={ranges[figure].map((smallest, index) => [
            String(smallest),
            copy.ranges[figure][index] as string,
          ])}
        />
      ))}
      <fieldset aria-describedby="special-hint">
        <legend>{questions.special}</legend>
        <p id="special-hint">{hints.special}</p>
        {specialCases.map((one) => (
          <Tick key={one} name={`special-${one}`} label={copy.special[one]} />
        ))}
      </fieldset>
      <fieldset>
        <legend>{questions.customers}</legend>
        <Tick name="customers" label={copy.customers} />
      </fieldset>
    </div>
  )
}

function Sectors({ copy }: Props) {
  return (
    <div>
      <label htmlFor="nis2-sector">{copy.questions.sector}</label>
      <select id="nis2-sector" name="sector" autoComplete="off">
        <option value="">{copy.choose}</option>
        {(Object.keys(sectorsByAnnex) as Annex[]).map((annex) => (
          <optgroup key={annex} label={copy.annexes[annex]}>
            {sectorsByAnnex[annex].map((sector) => (
              <option key={sector} value={sector}>
                {copy.sectors[sector]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

function Tick({ name, label }: { name: string; label: string }) {
  return (
    <label className={tick}>
      <input type="checkbox" name={name} />
      {label}
    </label>
  )
}

const fields = css`
  select {
    ${fieldBox}
    width: 100%;
    margin-block-start: 0.5rem;
  }
`

const tick = css`
  ${tickLabel}
`
