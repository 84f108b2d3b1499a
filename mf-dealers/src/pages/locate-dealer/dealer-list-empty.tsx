import { COMPANY_OFFICE_PATH } from '@site/links';
import { LinkButton, ViewEmpty } from '@site/ui';

/** A state without a dealer, whether it is on the list or only in the address. */
export function DealerListEmpty({ state }: { state: string }) {
  return (
    <ViewEmpty
      level="h2"
      title={`No dealers in ${state} yet`}
      message="Our network is growing. Choose another state, or talk to our head office."
      action={
        <LinkButton to={COMPANY_OFFICE_PATH} variant="outlined">
          Contact head office
        </LinkButton>
      }
    />
  );
}
