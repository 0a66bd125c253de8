import { testEngine } from './support/test-engine.ts'

testEngine('firefox')
