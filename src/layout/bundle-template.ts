/** The id of the template that holds what the application consists of: its styles and scripts. */
export const applicationId = 'application'
