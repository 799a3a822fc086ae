/** Where people write to whom runs the site; apart from the claims, which every page loads. */
export const SUPPORT_EMAIL = 'support@quillarena.example';
