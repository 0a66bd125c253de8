import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `count` posts of about 8 KB into a folder: six sections with paragraphs and lists, and a table. They share a
 * drawing, of which no pixels have to be made. The same count gives the same posts.
 */
export function generatePosts(folder: string, count: number): void {
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images/beitrag.svg'), drawing)
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(folder, `${slugOf(number)}.md`), postOf(number))
  }
}

/** The slug of one of these posts, and its file's name but for the ending; the first has the number 1. */
export function slugOf(number: number): string {
  return `beitrag-${digitsOf(number)}`
}

/** Always as many: what lists posts is not to be larger because a number is longer. */
function digitsOf(number: number): string {
  return String(number).padStart(5, '0')
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M2 7 8 2l6 5"/></svg>\n'

const words =
  'Sicherung Server Netz Zugang Prüfung Konto Gerät Rechte Ausfall Bericht Frist Archiv Kopie Dienst Abruf'.split(
    ' ',
  )
const categories = ['Compliance', 'Cybersecurity', 'Backup & Recovery', 'Cloud', 'Betrieb']

function postOf(number: number): string {
  const date = new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10)
  const sections = Array.from({ length: 6 }, (_, index) => sectionOf(number, index))
  return `---
id: "generated-${number}"
slug: ${slugOf(number)}
title: "Beitrag ${digitsOf(number)}: ${wordsFrom(number, 5)}"
excerpt: "${wordsFrom(number + 3, 16)}."
author: Team Betrieb
authorRole: Technik
date: ${date}
readTime: 6 Min.
category: ${categories[number % categories.length]}
tags: [${words[number % words.length]}, ${words[(number + 7) % words.length]}]
image: images/beitrag.svg
published: true
---

${sections.join('\n')}
| Maßnahme | Frist | Zuständig |
| --- | --- | ---: |
${Array.from({ length: 8 }, (_, row) => `| ${wordsFrom(number + row, 3)} | ${row + 1} Tage | ${wordsFrom(row, 1)} |`).join('\n')}
`
}

function sectionOf(number: number, index: number): string {
  const start = number * 31 + index * 17
  return `## ${wordsFrom(start, 4)}

${wordsFrom(start + 1, 55)}. **${wordsFrom(start, 3)}** und [ein Verweis](/leistungen/cloud), \`${wordsFrom(start, 1)}\`.

- ${wordsFrom(start + 2, 14)}
- ${wordsFrom(start + 5, 14)}
- ${wordsFrom(start + 9, 14)}

${wordsFrom(start + 4, 45)}.
`
}

function wordsFrom(start: number, count: number): string {
  return Array.from({ length: count }, (_, index) => words[(start + index * index) % words.length]).join(' ')
}
