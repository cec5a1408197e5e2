import type { SeedVideo } from './types';

export const videos: SeedVideo[] = [
  {
    key: 'scent-bench-drift',
    platform: 'file',
    name: 'Along the scent bench',
    length: 8,
    slate: 'scent-bench',
    formats: ['webm', 'mp4'],
  },
  // A film of the Blender Foundation, free to show: https://peach.blender.org
  {
    key: 'big-buck-bunny',
    platform: 'youtube',
    name: 'Big Buck Bunny',
    slug: 'YE7VzlLtp-4',
    length: 596,
    slate: 'park-bench',
    formats: [],
  },
];
