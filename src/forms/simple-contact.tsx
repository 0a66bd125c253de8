import { css } from '@linaria/core'
import { Actions } from '../blocks/actions.tsx'
import { section, sectionHeading } from '../blocks/section.tsx'
import type { Block } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { notPrinted } from '../style/fragments.ts'
import { Text } from '../ui/word-breaks.tsx'
import { FormRegion } from './form-region.tsx'
import { MailForm } from './mail-form.tsx'
import { MessageForm } from './message-form.tsx'

type Props = { call: Extract<Block, { kind: 'call' }> }

/**
 * The end of a page: what a visitor may do, and the simple contact form beside it. The form sends where server functions
 * are configured; otherwise it has no submit action (spec §4).
 */
export function SimpleContact({ call }: Props) {
  const { simpleContact: copy } = useContentMessages()
  const sends = import.meta.env.CONTACT === 'functions'
  return (
    <section className={`${section} ${onScreen}`} data-closing>
      <div className={sectionHeading}>
        <h2>{call.heading}</h2>
        <Actions actions={call.actions} />
      </div>
      <div>
        <h3>{copy.heading}</h3>
        <Text text={sends ? copy.intro : `${copy.intro} ${copy.draft}`} />
        <FormRegion>{sends ? <MessageForm variant="simple" /> : <MailForm variant="simple" />}</FormRegion>
      </div>
    </section>
  )
}

/* On paper the number and the address below each page are enough. */
const onScreen = css`
  ${notPrinted}
`
