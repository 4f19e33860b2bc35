import type { MembershipInput } from '../../contract/entities.gen';

export type Details = Partial<Pick<MembershipInput, 'name' | 'url' | 'communityUrl' | 'supportEmail'>>;

export const detailsOf = ({ name, url, communityUrl, supportEmail }: Details): Details => ({
  ...(name !== undefined && { name }),
  ...(url !== undefined && { url }),
  ...(communityUrl !== undefined && { communityUrl }),
  ...(supportEmail !== undefined && { supportEmail }),
});
