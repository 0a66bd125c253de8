/** What is loaded when the first dialog is wanted, see `dialog-button.ts`. */
export { ConsentSettings } from '../consent/consent-settings.tsx'
export { SiteMenu } from './site-menu.tsx'
