import { COMPANY_OFFICE_PATH } from '@site/links';
import { LinkButton, ViewEmpty } from '@site/ui';

/** No dealer where one was looked for: a state, listed or only in the address, or a place; without it none at all. */
export function DealerListEmpty({ where }: { where?: string }) {
  return (
    <ViewEmpty
      level="h2"
      title={`No dealers ${where ? `${where} ` : ''}yet`}
      message={`Our network is growing. ${where ? 'Choose another state, or' : 'Please'} talk to our head office.`}
      action={
        <LinkButton to={COMPANY_OFFICE_PATH} variant="outlined">
          Contact head office
        </LinkButton>
      }
    />
  );
}
