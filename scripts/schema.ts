import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { jsonSchemaPath, toJsonSchema } from './content/json-schema.ts'

/** `npm run schema`: writes the schema of the front matter that editors use, after a change of the compiler's. */
await mkdir(dirname(jsonSchemaPath), { recursive: true })
await writeFile(jsonSchemaPath, toJsonSchema())
