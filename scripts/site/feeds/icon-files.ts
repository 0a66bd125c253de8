/**
 * The pictures of the logo that browsers and systems ask for besides `public/icon.svg`. `room` is the part of
 * the edge that stays empty: systems cut shapes of their own out of a maskable icon, and round Apple's.
 */
export const iconFiles = {
  small: { path: '/icon-192.png', size: 192, room: 0.08 },
  large: { path: '/icon-512.png', size: 512, room: 0.08 },
  maskable: { path: '/icon-maskable-512.png', size: 512, room: 0.2 },
  apple: { path: '/apple-touch-icon.png', size: 180, room: 0.14 },
} as const
