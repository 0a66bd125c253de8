import type { Reach } from '../page-copy.ts'

export const reach: Reach = {
  office: ['Office hours', 'Monday to Friday 08:00–17:00'],
  phone: ['Phone hours', 'Monday to Friday 08:00–18:00'],
  otherwise: [
    'Before 08:00, after 18:00, at weekends and on public holidays in Luxembourg',
    'On the Professional or Enterprise plan, call the emergency number in your contract. Otherwise, please e-mail us.',
  ],
}
