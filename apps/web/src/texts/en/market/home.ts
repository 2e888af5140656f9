export const followed = 'Following';
export const recent = 'Recent';
export const nothingRecent =
  'Sellers, brands and categories that you open will appear here. To follow the important ones, use the “Follow” button beside the name.';

export const resume = (title: string) => `Continue: ${title}`;
export const dismiss = 'Dismiss';
