/** Drawings for buttons, in a square of 24, each as one path. */
export const iconPaths = {
  arrowUp: 'M12 21V3M4 11l8-8 8 8',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 5h18M3 12h18M3 19h18',
  share: 'M2 9h6v6H2zM16 2h6v6h-6zm0 14h6v6h-6zM8 11l8-5M8 13l8 5',
} as const
