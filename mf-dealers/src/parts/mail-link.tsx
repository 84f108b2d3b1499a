import { SiteLink } from '@site/ui';
import { contactLink } from './contact-line';

/** An e-mail address that breaks after its @ where it must, and not inside a word. */
export function MailLink({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <SiteLink to={`mailto:${address}`} aria-label={address} sx={contactLink}>
      <span>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </SiteLink>
  );
}
