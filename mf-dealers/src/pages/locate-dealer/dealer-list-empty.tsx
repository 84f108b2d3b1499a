import { COMPANY_OFFICE_PATH } from '@site/links';
import { LinkButton, ViewEmpty } from '@site/ui';

/** No dealer where one was looked for: a state, listed or only in the address, or a place. */
export function DealerListEmpty({ where }: { where: string }) {
  return (
    <ViewEmpty
      level="h2"
      title={`No dealers ${where} yet`}
      message="Our network is growing. Choose another state, or talk to our head office."
      action={
        <LinkButton to={COMPANY_OFFICE_PATH} variant="outlined">
          Contact head office
        </LinkButton>
      }
    />
  );
}
