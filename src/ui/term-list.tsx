/** Terms, and what each is. */
export function TermList({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
