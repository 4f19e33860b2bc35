import type { MembershipInput } from '../../contract/entities.gen';

export type Details = Partial<Pick<MembershipInput, 'name' | 'url' | 'communityUrl' | 'supportEmail'>>;

/** What is given of a membership's own columns, as it is stored. */
export const detailsOf = ({ name, url, communityUrl, supportEmail }: Details): Details => ({
  ...(name !== undefined && { name }),
  ...(url !== undefined && { url }),
  ...(communityUrl !== undefined && { communityUrl }),
  ...(supportEmail !== undefined && { supportEmail }),
});
