export const share = 'Share';
export const actions = 'Actions';
