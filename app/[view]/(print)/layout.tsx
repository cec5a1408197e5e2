import '../../globals.css';
/** Paper: nothing around the sheet. */
export default function PrintLayout({ children }: LayoutProps<'/[view]'>) {
  return (
    <main id="content" className="flex-1 bg-tint print:bg-transparent">
      {children}
    </main>
  );
}
