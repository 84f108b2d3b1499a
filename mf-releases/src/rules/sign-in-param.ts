/** Query parameter with which the site leads back to the page after a wrong token: `?sign-in=wrong`. */
export const SIGN_IN_PARAM = 'sign-in';
