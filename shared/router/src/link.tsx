import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/** The router's link without the attribute on each of them that only the router's own framework reads. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />;
