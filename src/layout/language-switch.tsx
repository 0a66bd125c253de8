import { css } from '@linaria/core'
import { useLanguage, useMessages } from '../language/language-provider.tsx'
import { languages, messages } from '../languages.ts'
import { headerItem, headerList } from './main-navigation.tsx'

/** A site in one language has none. */
export function LanguageSwitch({ className }: { className: string }) {
  const { language, choose } = useLanguage()
  const { language: label } = useMessages()
  if (languages.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these switch at once.
    <div role="group" aria-label={label} className={`${headerList} ${small} ${className}`}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          className={headerItem}
          onClick={() => choose(code)}
        >
          {messages[code].languageName}
        </button>
      ))}
    </div>
  )
}

const small = css`
  font-size: var(--text-small);

  @media (scripting: none) {
    display: none;
  }
`
