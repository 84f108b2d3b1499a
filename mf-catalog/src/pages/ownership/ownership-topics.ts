/** The pages about owning a bike: name in the address, and title for the browser's tab. */
export const ownershipTopics = {
  service: 'Service schedule',
  warranty: 'Warranty',
  roadside: 'Roadside help',
  faqs: 'Questions and answers',
  accessories: 'Accessories',
  manuals: 'Manuals and brochures',
} as const;

export type OwnershipTopic = keyof typeof ownershipTopics;

export const listTopics = (): OwnershipTopic[] => Object.keys(ownershipTopics) as OwnershipTopic[];

export const topicPath = (topic: OwnershipTopic): string => `/ownership/${topic}`;
