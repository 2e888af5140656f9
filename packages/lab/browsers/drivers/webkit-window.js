// A bare WebKitGTK window for WebKitWebDriver, run by gjs: MiniBrowser is never narrower than 447 px. The environment
// variable DOWNLOADS names the download folder.
import Gdk from 'gi://Gdk?version=3.0';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const downloads = GLib.getenv('DOWNLOADS');
Gtk.init(null);

Gtk.Settings.get_default().gtk_overlay_scrolling = false;

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.set_preferred_languages(['ru-RU', 'ru']);
context.connect('download-started', (_context, download) => {
  download.connect('decide-destination', (_download, name) => {
    download.set_destination(GLib.filename_to_uri(`${downloads}/${name}`, null));
    return true;
  });
});

/** Without a window manager the window under the pointer has the focus. */
const placePointer = (window) =>
  Gdk.Display.get_default().get_default_seat().get_pointer().warp(window.get_screen(), 10, 10);

const createView = () => {
  const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });
  const view = new WebKit.WebView({ is_controlled_by_automation: true, web_context: context, settings });
  const window = new Gtk.Window();
  window.add(view);
  window.show_all();
  view.grab_focus();
  placePointer(window);
  return view;
};

context.connect('automation-started', (_context, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name('WebKit');
  info.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', createView);
});
new GLib.MainLoop(null, false).run();
