import '../../globals.css';
/** Pages for printing: no header or footer. */
export default function PrintLayout({ children }: LayoutProps<'/[view]'>) {
  return (
    <main id="content" className="flex-1 bg-tint print:bg-transparent">
      {children}
    </main>
  );
}
