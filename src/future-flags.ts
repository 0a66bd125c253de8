/** What react-router 6 is to do as version 7 does: the same where pages are rendered and where they come to life. */
export const futureFlags = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
} as const
