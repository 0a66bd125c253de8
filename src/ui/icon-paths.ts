/** Drawings of Lucide (ISC licence) in a square of 24, each as one path. */
export const iconPaths = {
  arrowUp: 'm5 12 7-7 7 7m-7 7V5',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 5h16M4 12h16M4 19h16',
  share:
    'M18 2a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM6 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6zm12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6zm-9.41-2.49 6.83 3.98m-.01-10.98-6.82 3.98',
} as const
