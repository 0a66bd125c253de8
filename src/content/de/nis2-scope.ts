import { ifInMarkets, sentences } from '../../company/optional.ts'

/** Whom NIS2 binds and by which laws, in the same words on every page. */
export const nis2Scope: string = sentences(
  'NIS2 betrifft Unternehmen bestimmter Sektoren, die mindestens 50 Beschäftigte haben oder bei Umsatz und Bilanzsumme jeweils über 10\u00a0Millionen Euro liegen. Bei einigen Anbietern, etwa von DNS- und Vertrauensdiensten, spielt die Größe keine Rolle.',
  ifInMarkets(
    ['LU', 'DE'],
    'In Luxemburg ist das Gesetz vom 5.\u00a0Mai\u00a02026 maßgeblich (in Kraft seit dem 10.\u00a0Mai\u00a02026), in Deutschland das neue BSI-Gesetz (in Kraft seit dem 6.\u00a0Dezember\u00a02025).',
  ) ??
    ifInMarkets(
      'LU',
      'In Luxemburg ist das Gesetz vom 5.\u00a0Mai\u00a02026 maßgeblich (in Kraft seit dem 10.\u00a0Mai\u00a02026).',
    ) ??
    ifInMarkets(
      'DE',
      'In Deutschland ist das neue BSI-Gesetz maßgeblich (in Kraft seit dem 6.\u00a0Dezember\u00a02025).',
    ),
)

/** Until when those whom NIS2 binds had to register. */
export const nis2Registration: string = sentences(
  ifInMarkets(
    ['LU', 'DE'],
    'Für Unternehmen, die von Anfang an betroffen waren, ist die Frist zur Registrierung abgelaufen: beim BSI am 6.\u00a0März\u00a02026, beim luxemburgischen ILR am 10.\u00a0Juli\u00a02026.',
  ) ??
    ifInMarkets(
      'LU',
      'Für Unternehmen, die von Anfang an betroffen waren, ist die Frist zur Registrierung beim ILR am 10.\u00a0Juli\u00a02026 abgelaufen.',
    ) ??
    ifInMarkets(
      'DE',
      'Für Unternehmen, die von Anfang an betroffen waren, ist die Frist zur Registrierung beim BSI am 6.\u00a0März\u00a02026 abgelaufen.',
    ),
)
