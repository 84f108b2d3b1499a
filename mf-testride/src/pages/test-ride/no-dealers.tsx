import { brand, telLink } from '@site/brand';
import { LinkButton, ViewEmpty } from '@site/ui';

/** The network answered, and holds no dealer. */
export function NoDealers() {
  return (
    <ViewEmpty
      title="No test-ride dealers yet"
      message="No dealer offers test rides at the moment. Call us and we will find a way to get you riding."
      action={
        <LinkButton to={telLink(brand.contact.phone)} variant="outlined">
          Call {brand.contact.phone}
        </LinkButton>
      }
    />
  );
}
