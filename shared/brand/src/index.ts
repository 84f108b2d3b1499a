export { brand, brandColours, brandLogo, brandTypeface } from './brand';
export { chatLink, telLink } from './contact-links';
