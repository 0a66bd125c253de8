/** What vite reads variables from, in the folder of the project. */
export const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local']
