'use client';

import './globals.css';
import { CameBack } from '@/components/site/came-back.client';

export function CustomerLoaded() {
  return <CameBack />;
}
