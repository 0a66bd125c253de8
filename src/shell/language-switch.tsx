import { css } from '@linaria/core'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { type Language, type Localized, languages } from '../site/languages.ts'
import { needsScripts } from '../style/fragments.ts'
import { headerItem, headerList } from './main-navigation.tsx'

const names: Localized<string> = { de: 'Deutsch', en: 'English' }

export function LanguageSwitch({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const { language, choose, prepare } = useLanguage()
  const { language: label } = useMessages()
  // Failures are ignored: it is loaded again when the language is chosen.
  const ahead = (code: Language) => void prepare(code).catch(() => {})
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
          onPointerEnter={() => ahead(code)}
          onFocus={() => ahead(code)}
          onClick={() => {
            choose(code)
            onChoose?.()
          }}
        >
          {names[code]}
        </button>
      ))}
    </div>
  )
}

const small = css`
  font-size: var(--text-small);

  ${needsScripts}
`
