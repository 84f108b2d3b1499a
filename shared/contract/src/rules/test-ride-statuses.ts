/** The status of a test ride that needs a proof, which is a file (spec §4). */
export const TEST_RIDE_COMPLETED = 'Completed';

/** The status of a test ride that needs a reason (spec §4). */
export const TEST_RIDE_CANCELLED = 'Cancelled';
