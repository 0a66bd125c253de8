import { LoadButton } from '../blocks/load-button.tsx'
import { FormRegion } from '../forms/form-region.tsx'
import { loadCopy } from '../i18n/copies.ts'
import { defaultLanguage } from '../i18n/languages.ts'

/** The form and its copy, loaded when somebody begins: nobody else needs them. */
async function loadForm() {
  const [{ CheckForm }] = await Promise.all([
    import('./check-form.tsx'),
    loadCopy('nis2-check', defaultLanguage),
  ])
  return () => (
    <FormRegion>
      <CheckForm />
    </FormRegion>
  )
}

/** Whether NIS2 binds a company. Without scripts the table below says from which size on. */
export function Nis2Check({ label }: { label: string }) {
  return <LoadButton label={label} load={loadForm} isMain />
}
