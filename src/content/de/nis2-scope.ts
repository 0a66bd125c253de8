export const nis2Scope: string =
  'NIS2 betrifft Unternehmen bestimmter Sektoren, die mindestens 50 Beschäftigte haben oder bei Umsatz und Bilanzsumme jeweils über 10 Millionen Euro liegen. Bei einigen Anbietern, etwa von DNS- und Vertrauensdiensten, spielt die Größe keine Rolle. In Luxemburg ist das Gesetz vom 5. Mai 2026 maßgeblich (in Kraft seit dem 10. Mai 2026), in Deutschland das neue BSI-Gesetz (in Kraft seit dem 6. Dezember 2025).'

export const nis2Registration: string =
  'Für Unternehmen, die von Anfang an betroffen waren, ist die Frist zur Registrierung abgelaufen: beim BSI am 6. März 2026, beim luxemburgischen ILR am 10. Juli 2026.'
