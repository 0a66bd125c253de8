/** Every fact about the company. */
export const factsFile = 'src/company/company.json'
