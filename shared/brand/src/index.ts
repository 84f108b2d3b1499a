export { brand } from './brand';
export { chatLink, telLink } from './contact-links';
