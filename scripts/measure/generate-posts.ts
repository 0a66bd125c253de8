import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M2 7 8 2l6 5"/></svg>\n'
const categories = ['Compliance', 'Cybersecurity', 'Backup & Recovery', 'Cloud', 'Betrieb']
const words = `Sicherung Server Netz Zugang Prüfung Konto Gerät Rechte Ausfall
  Bericht Frist Archiv Kopie Dienst Abruf Wartung`.split(/\s+/)

/** Writes posts of about 8 KB with paragraphs, lists and a table, which share one drawing; always the same ones. */
export function generatePosts(folder: string, count: number): void {
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images/beitrag.svg'), drawing)
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(folder, `${slugOf(number)}.md`), composePost(number))
  }
}

/** The slug of a post, by its number from 1 on; all are of the same length. */
export const slugOf = (number: number) => `beitrag-${String(number).padStart(5, '0')}`

function composePost(number: number): string {
  const title = slugOf(number).replace('b', 'B').replace('-', ' ')
  const sections = Array.from({ length: 6 }, (_, index) => composeSection(number * 31 + index * 17))
  const rows = Array.from({ length: 8 }, (_, index) => {
    return `| ${say(number + index, 3)} | ${index + 2} Tage | ${say(number + index, 1)} |\n`
  })
  return `---
id: "generated-${number}"
slug: ${slugOf(number)}
title: "${title}: ${say(number, 5)}"
excerpt: "${title} über ${say(number + 3, 14)}."
author: Team Betrieb
authorRole: Technik
date: ${new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10)}
readTime: 6 Min.
category: ${categories[number % categories.length]}
tags: [${say(number, 1)}, ${say(number + 7, 1)}]
image: images/beitrag.svg
published: true
---

${sections.join('\n')}
| Maßnahme | Frist | Zuständig |
| --- | --- | ---: |
${rows.join('')}`
}

const composeSection = (start: number) => `## ${say(start, 4)}

${say(start + 1, 55)}. **${say(start, 3)}** und [ein Verweis](/leistungen/cloud), \`${say(start, 1)}\`.

- ${say(start + 2, 14)}
- ${say(start + 5, 14)}
- ${say(start + 9, 14)}

${say(start + 4, 45)}.
`

/** Some words; the same start gives the same ones. */
const say = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => words[(start + index * index) % words.length]).join(' ')
