/** The symbols of the site's plans, in a square of 24. Each has one meaning on every page. */
export const planSymbols = {
  /** Protection. */
  bastion: 'M1 21h6v-5l-4-4 9-9 9 9-4 4v5h6',
  /** Law and deadlines. */
  boundary: 'M9 9h6v6H9zM1 12h2m2 0h2m10 0h2m2 0h2M12 1v2m0 2v2m0 10v2m0 2v2',
  /** Attack and damage. */
  breach: 'M1 8h7v8H1M23 8h-7v8h7M10 5l4 6-4 2 4 6',
  /** Working together. */
  bridge: 'M1 3c3.5 5 3.5 13 0 18M23 3c-3.5 5-3.5 13 0 18M3.5 9h17m-17 6h17M8 9v6m4-6v6m4-6v6',
  /** Backup. */
  copy: 'M2 3h9v9H2zM13 12h9v9h-9zM11 7.5h6.5V12',
  /** Server. */
  core: 'M3 3l5 2h8l5-2-2 5v8l2 5-5-2H8l-5 2 2-5V8zM10 10h4v4h-4z',
  /** Storage and archive. */
  depot: 'M2 4h20v16H2zm0 8h20M8.5 4v16m7-16v16',
  /** Network and line. */
  ford: 'M7 1c-3 6 3 7 0 12s-1 6 0 10M17 1c-3 6 3 7 0 12s-1 6 0 10M0 12h4m4 0h2m2 0h2m6 0h4',
  /** Access and permissions. */
  gate: 'M1 12h4m14 0h4M5 8h4v8H5zm10 0h4v8h-4zm-3-6v20',
  /** A separate area. */
  hatch: 'M3 3h18v18H3zm0 6l6-6M3 15L15 3M3 21L21 3M9 21L21 9m-6 12l6-6',
  /** Workplace and device. */
  house: 'M9 21H3V4h18v10h-7v7h-1M3 9h6V4',
  /** Retail. */
  market: 'M3 3h6v6H3zm12 0h6v6h-6zM3 15h6v6H3zm12 0h6v6h-6zm-3-4.5a1.5 1.5 0 1 0 .01 0z',
  /** Aim and direction. */
  north: 'M12 1l5.5 21-5.5-4-5.5 4zv17',
  /** Cloud. */
  plateau:
    'M12 3c6 0 10 4 10 9s-4 9-10 9S2 17 2 12 6 3 12 3zm0 5c3 0 5 2 5 4s-2 4-5 4-5-2-5-4 2-4 5-4zm0 4h.01',
  /** People and training. */
  poles: 'M5 22V5m7 17V2m7 20V5M3 8h4m-4 5h4m3-7h4m-4 5h4m3-3h4m-4 5h4',
  /** Maintenance and updates. */
  repair: 'M9 21H3v-6l-2-2L12 3l2 1.8M16 6.6l2.2 2m2 1.8L23 13l-2 2v1m0 2v3h-2m-2 0h-2m-2 0h-2',
  /** On site and on the road. */
  road: 'M5 22C5 13 9 12 9 2m10 20c0-9-4-10-4-20m-3 2v3m0 3v4m0 3v5',
  /** Documentation. */
  sheet: 'M3 3h18v18H3zm9 18v-5h9M6 7h9m-9 4h5',
  /** Telephone and radio. */
  sight: 'M1 22h9l-4.5-8zM14 10h9l-4.5-8zM7.5 17.5L16 8',
  /** Help and alarm. */
  signal: 'M12 9.5a2 2 0 1 0 .01 0zm0 4V22m-4 0h8M12 6V1M7 8L3.5 5M17 8l3.5-3M6 12.5H1.5m16.5 0h4.5',
  /** Measuring and testing. */
  station: 'M12 2L1.5 21h21zm0 11a1.5 1.5 0 1 0 .01 0z',
  /** Healthcare. */
  ward: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  /** Production. */
  works: 'M3 5h18v14H3zm0 14L9 5v14l6-14v14l6-14',
} as const

export type PlanSymbolName = keyof typeof planSymbols
