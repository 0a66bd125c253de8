import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes posts of about 8 KB with paragraphs, lists and a table, which share one drawing; always the same ones. */
export function generatePosts(folder: string, count: number): void {
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images/beitrag.svg'), drawing)
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(folder, `${slugOf(number)}.md`), postOf(number))
  }
}

/** The slug of the post with this number, which begins with 1; all are of the same length. */
export function slugOf(number: number): string {
  return `beitrag-${digitsOf(number)}`
}

const digitsOf = (number: number) => String(number).padStart(5, '0')

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M2 7 8 2l6 5"/></svg>\n'
const categories = ['Compliance', 'Cybersecurity', 'Backup & Recovery', 'Cloud', 'Betrieb']
const someWords =
  'Sicherung Server Netz Zugang Prüfung Konto Gerät Rechte Ausfall Bericht Frist Archiv Kopie Dienst Abruf'
const words = someWords.split(' ')

function postOf(number: number): string {
  const date = new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10)
  return `---
id: "generated-${number}"
slug: ${slugOf(number)}
title: "Beitrag ${digitsOf(number)}: ${text(number, 5)}"
excerpt: "${text(number + 3, 16)}."
author: Team Betrieb
authorRole: Technik
date: ${date}
readTime: 6 Min.
category: ${categories[number % categories.length]}
tags: [${words[number % words.length]}, ${words[(number + 7) % words.length]}]
image: images/beitrag.svg
published: true
---

${Array.from({ length: 6 }, (_, index) => sectionOf(number * 31 + index * 17)).join('\n')}
| Maßnahme | Frist | Zuständig |
| --- | --- | ---: |
${Array.from({ length: 8 }, (_, row) => `| ${text(number + row, 3)} | ${row + 1} Tage | ${text(row, 1)} |`).join('\n')}
`
}

function sectionOf(start: number): string {
  return `## ${text(start, 4)}

${text(start + 1, 55)}. **${text(start, 3)}** und [ein Verweis](/leistungen/cloud), \`${text(start, 1)}\`.

${[2, 5, 9].map((offset) => `- ${text(start + offset, 14)}\n`).join('')}
${text(start + 4, 45)}.
`
}

function text(start: number, count: number): string {
  return Array.from({ length: count }, (_, index) => words[(start + index * index) % words.length]).join(' ')
}
